/** Companies of one size, a share of them with a share of all invoices. */
type SizeClass = { companies: number; invoices: number; templates: number };

/** As in life: most are small, and a few have a third of everything. */
const CLASSES: SizeClass[] = [
  { companies: 0.6, invoices: 0.18, templates: 3 },
  { companies: 0.3, invoices: 0.24, templates: 3 },
  { companies: 0.09, invoices: 0.234, templates: 2 },
  { companies: 0.009, invoices: 0.18, templates: 1 },
  { companies: 0.001, invoices: 0.166, templates: 1 },
];

/** A company that is written once, and how often it is there in the end. */
export type Template = { invoices: number; times: number };

/**
 * With 10,000 companies and 1,000,000 invoices: 6,000 with 30, 3,000 with 80, 900 with 260, 90 with
 * 2,000 and 10 with 16,600. Of fewer companies there may be none of the largest.
 */
export function planTemplates(companies: number, invoices: number): Template[] {
  const templates: Template[] = [];
  let left = companies;
  for (const each of CLASSES) {
    const count = Math.min(left, Math.round(each.companies * companies));
    if (count === 0) continue;
    left -= count;
    const size = Math.max(1, Math.round((each.invoices * invoices) / count));
    const variants = Math.min(count, each.templates);
    for (let variant = 0; variant < variants; variant += 1) {
      const times = Math.floor((count + variant) / variants);
      templates.push({ invoices: size, times });
    }
  }
  return templates;
}
