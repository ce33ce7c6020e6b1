/**
 * A size of companies: its share of all companies and of all invoices, and the number of companies
 * that are written and then copied.
 */
type SizeClass = { companies: number; invoices: number; templates: number };

/** Most companies are small, and few companies have a third of all invoices. */
const CLASSES: SizeClass[] = [
  { companies: 0.6, invoices: 0.18, templates: 3 },
  { companies: 0.3, invoices: 0.24, templates: 3 },
  { companies: 0.09, invoices: 0.234, templates: 2 },
  { companies: 0.009, invoices: 0.18, templates: 1 },
  { companies: 0.001, invoices: 0.166, templates: 1 },
];

/** A company that is written once and copied until it exists `times` times. */
export type CompanyTemplate = { invoices: number; times: number };

/**
 * Returns the companies to write. With 10,000 companies and 1,000,000 invoices there are 6,000 with
 * 30 invoices, 3,000 with 80, 900 with 260, 90 with 2,000 and 10 with 16,600; with few companies
 * the largest sizes may be missing.
 */
export function planTemplates(companies: number, invoices: number): CompanyTemplate[] {
  const templates: CompanyTemplate[] = [];
  let remaining = companies;
  for (const each of CLASSES) {
    const count = Math.min(remaining, Math.round(each.companies * companies));
    if (count === 0) continue;
    remaining -= count;
    const size = Math.max(1, Math.round((each.invoices * invoices) / count));
    const variants = Math.min(count, each.templates);
    for (let variant = 0; variant < variants; variant += 1) {
      const times = Math.floor((count + variant) / variants);
      templates.push({ invoices: size, times });
    }
  }
  return templates;
}
