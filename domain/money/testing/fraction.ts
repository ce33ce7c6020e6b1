/**
 * An exact fraction, for tests to calculate by: slow, plain, and sharing nothing
 * with the module that it checks.
 */
export class Fraction {
  static readonly zero = new Fraction(0n);
  static readonly half = new Fraction(1n, 2n);

  /** `denominator` is above zero. */
  constructor(
    readonly numerator: bigint,
    readonly denominator = 1n,
  ) {}

  /** Reads plain decimal text: "-12.50". */
  static read(text: string): Fraction {
    const [whole = "", fraction = ""] = text.split(".");
    return new Fraction(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(other.negated());
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  negated(): Fraction {
    return new Fraction(-this.numerator, this.denominator);
  }

  isBelow(other: Fraction): boolean {
    return this.numerator * other.denominator < other.numerator * this.denominator;
  }

  /** The largest whole number that is not above. */
  floor(): bigint {
    const rest = this.numerator % this.denominator;
    return (this.numerator - (rest < 0n ? rest + this.denominator : rest)) / this.denominator;
  }

  /** What is above the floor: from zero to just below one. */
  remainder(): Fraction {
    return this.minus(new Fraction(this.floor()));
  }

  /** Half up; below zero the mirror of that, so that −x is always what takes x back. */
  round(): bigint {
    if (this.isBelow(Fraction.zero)) return -this.negated().round();
    return this.remainder().isBelow(Fraction.half) ? this.floor() : this.floor() + 1n;
  }
}
