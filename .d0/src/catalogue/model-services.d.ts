/** What shows a model where no stub can: addresses of services, and the chains of members their clients are used by. */
/** The address of an interface that infers. */
export declare const MODEL_ADDRESS: RegExp;
/** `client.chat.completions.create`: the members by which the client of a model is asked, whatever is known about the client. */
export declare const MODEL_CHAIN: RegExp;
/** Members that ask the host's model by way of the protocol. */
export declare const SAMPLING_MEMBERS: ReadonlySet<string>;
