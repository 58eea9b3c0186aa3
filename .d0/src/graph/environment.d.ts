import { type Ref } from './code.js';
import type { Origin } from './value.js';
/** Whether a variable of the environment is named as a secret is. */
export declare function isSecretName(name: string): boolean;
/** What of the environment an origin is: the name of a variable, or `*` for all of it. */
export declare function environmentName({ value, hops }: Origin): string | undefined;
/** `config.apiKey`, `env.API_TOKEN`: named as a secret, read from what is named as a configuration. */
export declare function secretMember(ref: Ref): string | undefined;
