// Preloaded into the servers: their day is always the one that LEJAR_NOW names, so that pictures of
// dates stay the same. It goes on from there, because sessions and repeat keys are ordered by it.
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
