import { addDays, monthStart } from "../../domain/calendar/days";
import type { Books, CurrencyCode } from "../books/types";
import type { Random } from "./random";

type Rate = Books["rates"][number];

/** A currency and the bounds its rate keeps within, in ten-thousandths ("3.2650" is 32650). */
type RateRange = { currency: CurrencyCode; low: number; high: number };

/**
 * Rates as a small shop keeps them: typed in on the first of each of the last
 * `months` months, with four decimals, and now and then in the middle of one,
 * copied from the bank's page with six.
 */
export function driftingRates(
  ranges: RateRange[],
  months: number,
  today: string,
  random: Random,
): Rate[] {
  return ranges.flatMap(({ currency, low, high }) => {
    const rates: Rate[] = [];
    let value = Math.round((low + high) / 2);
    const drift = () => {
      const step = Math.round((high - low) / 8);
      const change = random.int(-step, step);
      // At a bound it turns back.
      value += value + change > high || value + change < low ? -change : change;
      return value;
    };
    for (let ago = months - 1; ago >= 0; ago -= 1) {
      const first = monthStart(today, ago);
      rates.push({ currency, date: first, rate: rateText(drift(), 4) });
      const middle = addDays(first, random.int(12, 18));
      const millionths = drift() * 100 + random.int(1, 99);
      if (random.chance(0.35) && middle <= today) {
        rates.push({ currency, date: middle, rate: rateText(millionths, 6) });
      }
    }
    return rates;
  });
}

/** The rate in force on `date`; "1" in the base currency. */
export function rateOn(
  date: string,
  currency: CurrencyCode,
  base: CurrencyCode,
  rates: Rate[],
): string {
  if (currency === base) return "1";
  const known = rates.filter((rate) => rate.currency === currency && rate.date <= date);
  const latest = known.sort((a, b) => a.date.localeCompare(b.date)).at(-1);
  if (!latest) throw new RangeError(`no ${currency} rate on ${date}`);
  return latest.rate;
}

function rateText(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
