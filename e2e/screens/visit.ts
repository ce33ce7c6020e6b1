import type { Fault, Shop } from "../support/shop";
import type { FieldValue } from "./forms";
import { readForm, replaceFields } from "./markup";
import type { PageRequest, Fields, Visitor } from "./visitor";

/** Functions that find or create a record, by the name that stands in addresses. */
export type Records = Record<string, (visit: Visit) => Promise<string | number | undefined>>;

/** Returns the email of the account that a visit signs up, from the email of the shop's owner. */
export const toSignUpEmail = (ownerEmail: string) => `new-${ownerEmail}`;

/**
 * A shop and a visitor without a browser. The visitor is the shop's owner, or is not logged in.
 */
export class Visit {
  /** The reason of credit notes. */
  creditReason = "The customer returned it";

  constructor(
    readonly shop: Shop,
    readonly visitor: Visitor,
    private readonly records: Records,
  ) {}

  /** Logs in and returns the path that the login leads to; null when it is refused. */
  async logIn(redirectTo = ""): Promise<string | null> {
    const { email, password } = this.shop.account;
    const fields = Object.entries({ email, password, redirectTo });
    return (await this.visitor.send({ path: "/login", fields })).location;
  }

  /** Returns the address with the names of records in braces replaced by their ids. */
  async resolveAddress(template: string): Promise<string> {
    let address = template;
    for (const [braced, name = ""] of template.matchAll(/\{(\w+)\}/g))
      address = address.replace(braced, await this.ensureRecord(name));
    return address;
  }

  /**
   * Finds or creates the record with this name (records.ts) and returns its id, or its value, such
   * as an email. Some names create another record at each call.
   */
  async ensureRecord(name: string): Promise<string> {
    const value = await this.records[name]?.(this);
    if (value === undefined) throw new Error(`There is no record '${name}'.`);
    return String(value);
  }

  /**
   * Returns the request that posts the form of a page with `values` in place of the form's own
   * values. `formTagText` is a text in the form's tag. When it is null, only `values` are posted.
   */
  async fillForm(
    template: string,
    { formTagText, values }: { formTagText: string | null; values: Record<string, FieldValue> },
  ): Promise<PageRequest & { fields: Fields }> {
    const path = await this.resolveAddress(template);
    const needsPage =
      formTagText !== null || Object.values(values).some((value) => typeof value !== "string");
    const { body } = needsPage ? await this.visitor.open(path) : { body: "" };
    const filled: Record<string, string> = {};
    for (const [name, value] of Object.entries(values))
      filled[name] = typeof value === "string" ? await this.resolveAddress(value) : value(body);
    return {
      path,
      fields: replaceFields(formTagText === null ? [] : readForm(body, formTagText), filled),
    };
  }

  /**
   * Posts a valid form and returns the path that the answer leads to; throws without a redirect.
   */
  async submit(
    template: string,
    values: Record<string, FieldValue>,
    formTagText: string | null = "novalidate",
  ) {
    const { location, status } = await this.visitor.send(
      await this.fillForm(template, { formTagText, values }),
    );
    if (location === null) throw new Error(`${template} answered ${status}`);
    return location;
  }

  /** Adds a fault for the owner's calls and for those of the visitor's sign-up. */
  async setFault(fault: Fault): Promise<void> {
    for (const email of this.#emails()) await this.shop.addFault({ times: 1000, ...fault, email });
  }

  async clearFaults(): Promise<void> {
    for (const email of this.#emails()) await this.shop.clearFaults(email);
  }

  #emails(): string[] {
    const { email } = this.shop.account;
    return [email, toSignUpEmail(email)];
  }
}
