/** Of the account that demo data has; its password is public. */
export const DEMO_EMAIL = "demo@lejar.example";
