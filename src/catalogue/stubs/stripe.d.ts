// stripe 18: every service has methods of these names; `del` removes.

declare module 'stripe' {
  export interface Resource {
    /** @mcpRole effect is=fetch */
    list(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    retrieve(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    search(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    listLineItems(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    retrieveUpcoming(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    listPaymentMethods(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    retrievePaymentMethod(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    listSources(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    retrieveSource(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    listTaxIds(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    listBalanceTransactions(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    create(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    update(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    del(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    cancel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    confirm(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    capture(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    finalizeInvoice(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    pay(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    sendInvoice(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    voidInvoice(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    markUncollectible(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    close(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    resume(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    attach(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    detach(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    approve(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    reject(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    expire(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    reverse(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    accept(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createSource(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteSource(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createTaxId(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteTaxId(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteDiscount(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    addLines(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateLines(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    removeLines(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    submit(...args: any[]): Promise<any>;
  }
  export class Stripe {
    constructor(key: string, config?: any);
    balance: Resource;
    accounts: Resource;
    accountLinks: Resource;
    accountSessions: Resource;
    applicationFees: Resource;
    applePayDomains: Resource;
    balanceTransactions: Resource;
    charges: Resource;
    countrySpecs: Resource;
    coupons: Resource;
    creditNotes: Resource;
    customerSessions: Resource;
    customers: Resource;
    disputes: Resource;
    ephemeralKeys: Resource;
    events: Resource;
    exchangeRates: Resource;
    fileLinks: Resource;
    files: Resource;
    invoiceItems: Resource;
    invoicePayments: Resource;
    invoices: Resource;
    invoiceRenderingTemplates: Resource;
    mandates: Resource;
    paymentIntents: Resource;
    paymentLinks: Resource;
    paymentMethodConfigurations: Resource;
    paymentMethodDomains: Resource;
    paymentMethods: Resource;
    payouts: Resource;
    plans: Resource;
    prices: Resource;
    products: Resource;
    promotionCodes: Resource;
    quotes: Resource;
    refunds: Resource;
    reviews: Resource;
    setupAttempts: Resource;
    setupIntents: Resource;
    shippingRates: Resource;
    sources: Resource;
    subscriptionItems: Resource;
    subscriptionSchedules: Resource;
    subscriptions: Resource;
    taxCodes: Resource;
    taxIds: Resource;
    taxRates: Resource;
    tokens: Resource;
    topups: Resource;
    transfers: Resource;
    webhookEndpoints: Resource;
    billing: { alerts: Resource; creditBalanceSummary: Resource; creditBalanceTransactions: Resource; creditGrants: Resource; meterEventAdjustments: Resource; meterEvents: Resource; meters: Resource; };
    billingPortal: { configurations: Resource; sessions: Resource; };
    checkout: { sessions: Resource; };
    identity: { verificationReports: Resource; verificationSessions: Resource; };
    issuing: { authorizations: Resource; cardholders: Resource; cards: Resource; disputes: Resource; transactions: Resource; };
    radar: { earlyFraudWarnings: Resource; valueListItems: Resource; valueLists: Resource; };
    reporting: { reportRuns: Resource; reportTypes: Resource; };
    tax: { calculations: Resource; registrations: Resource; settings: Resource; transactions: Resource; };
    terminal: { configurations: Resource; connectionTokens: Resource; locations: Resource; readers: Resource; };
    treasury: { financialAccounts: Resource; outboundPayments: Resource; outboundTransfers: Resource; receivedCredits: Resource; transactions: Resource; };
  }
  export default Stripe;
}
