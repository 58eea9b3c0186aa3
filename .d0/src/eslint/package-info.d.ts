export declare const NAME: string, VERSION: string;
