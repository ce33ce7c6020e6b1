/** The API's ids of the countries the product is sold in. */
export const MALAYSIA = "135";
export const SINGAPORE = "200";
