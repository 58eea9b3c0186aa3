export const hasRole = (roles, name) => roles?.some((r) => r.name === name) ?? false;
export const roleOf = (roles, name) => roles?.find((r) => r.name === name);
