import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf } from './code.js';
const OWNERS = new Set(['process', 'Bun', 'Deno']);
const SECRET = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|PASS|CREDENTIALS?|API_?KEY|ACCESS_?KEY|SECRET_?KEY|PRIVATE_?KEY|SIGNING_?KEY|ENCRYPTION_?KEY|AUTH_?KEY|AUTH|KEY|PAT|DSN|CONNECTION_?STRING|CONN_?STR|DATABASE_URL|DB_URL|MONGO(?:DB)?_UR[IL]|REDIS_URL|POSTGRES_URL|WEBHOOK_URL|BEARER|JWT|COOKIE)$/i;
const OPEN = /PUBLIC|PUBLISHABLE|^(?:NEXT_PUBLIC|VITE|EXPO_PUBLIC|REACT_APP)_|(?:MAX|MIN|NUM|COUNT|LIMIT|PRIMARY|SORT|CACHE|PARTITION|OBJECT|FOREIGN|ISSUE|PROJECT|HOT|IDEMPOTENCY)_?(?:TOKEN|KEY)$/i;
const SECRET_MEMBER = /^(?:api_?key|(?:access|auth|refresh|bearer|id|session|bot|api|personal_?access)_?token|(?:client|app|api|shared|webhook)_?secret|secret_?(?:access_?)?key|password|passwd|passphrase|private_?key|connection_?string|credentials?)$/i;
const CONFIGURATION = /^(?:config|cfg|conf|env|environment|settings|secrets|credentials|options|opts|appConfig|serverConfig)$/i;
/** Whether a variable of the environment is named as a secret is. */
export function isSecretName(name) {
    return SECRET.test(name) && !OPEN.test(name);
}
/** What of the environment an origin is: the name of a variable, or `*` for all of it. */
export function environmentName({ value, hops }) {
    if (value.kind !== 'declared' && value.kind !== 'unknown')
        return undefined;
    const { at: owner } = value;
    const name = exprAs(owner, 'name');
    const isMeta = name === undefined && exprOf(owner).kind !== 'call' && parentReads(owner, 'env') !== undefined;
    if (!isMeta && !(name?.variable === NONE && OWNERS.has(name.name)))
        return undefined;
    const environment = parentReads(owner, 'env');
    if (!environment)
        return undefined;
    return propertyRead(environment) ?? takenOut(environment, hops) ?? '*';
}
/** `owner.env`. */
function parentReads(owner, property) {
    const parent = at(owner, exprOf(owner).parent);
    const member = parent.id === NONE ? undefined : exprAs(parent, 'member');
    return member?.object === owner.id && member.property === property ? parent : undefined;
}
/** `env.NAME`, `env['NAME']`, `env.get('NAME')`. */
function propertyRead(environment) {
    const parent = at(environment, exprOf(environment).parent);
    if (parent.id === NONE)
        return undefined;
    const member = exprAs(parent, 'member');
    const element = exprAs(parent, 'element');
    if (element?.object === environment.id) {
        const index = exprAs(at(parent, element.index), 'literal')?.value;
        return typeof index === 'string' ? index : undefined;
    }
    if (member?.object !== environment.id)
        return undefined;
    const call = exprAs(at(parent, exprOf(parent).parent), 'call');
    const first = member.property === 'get' && call?.args[0] !== undefined ? exprAs(at(parent, call.args[0]), 'literal')?.value : undefined;
    return typeof first === 'string' ? first : member.property;
}
/** `const { NAME } = process.env` */
function takenOut(environment, hops) {
    for (let hop = hops; hop; hop = hop.from) {
        const name = exprAs(hop.at, 'name');
        const definitions = hop.at.file.variables[name?.variable ?? NONE]?.definitions ?? [];
        for (const definition of definitions) {
            if (definition.kind === 'value' && hop.at.file === environment.file && definition.value === environment.id && definition.path.length === 1)
                return definition.path[0];
        }
    }
    return undefined;
}
/** `config.apiKey`, `env.API_TOKEN`: named as a secret, read from what is named as a configuration. */
export function secretMember(ref) {
    const member = exprAs(ref, 'member');
    if (!member || !(SECRET_MEMBER.test(member.property) || (/^[A-Z][A-Z\d_]*$/.test(member.property) && isSecretName(member.property))))
        return undefined;
    const owner = exprOf(at(ref, member.object));
    const name = owner.kind === 'name' ? owner.name : owner.kind === 'member' ? owner.property : owner.kind === 'call' ? calleeName(at(ref, member.object)).replace(/^(?:get|load|read)/, '') : '';
    return CONFIGURATION.test(name) ? member.property : undefined;
}
