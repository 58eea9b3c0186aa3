/** What counts, and what somebody has accepted. */
export function summarise(findings) {
    const open = findings.filter((f) => !f.suppressed);
    return {
        errors: open.filter((f) => f.severity === 'error').length,
        warnings: open.filter((f) => f.severity === 'warn').length,
        suppressed: findings.filter((f) => f.suppressed?.kind === 'directive').length,
        known: findings.filter((f) => f.suppressed?.kind === 'baseline').length,
    };
}
