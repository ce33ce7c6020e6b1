// The servers preload this file, so that the current date is always that of LEJAR_NOW and the dates
// in pictures stay the same. The clock runs on from LEJAR_NOW, because sessions and idempotency keys
// are ordered by time.
const RealDate = Date;
const ahead = new RealDate(process.env.LEJAR_NOW).getTime() - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [RealDate.now() + ahead]));
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
