// nodemailer.

declare module 'nodemailer' {
  export interface Transporter {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    sendMail(mail: any): Promise<any>;
    verify(): Promise<boolean>;
    close(): void;
  }
  export function createTransport(options?: any, defaults?: any): Transporter;
  const nodemailer: { createTransport(options?: any, defaults?: any): Transporter };
  export default nodemailer;
}
