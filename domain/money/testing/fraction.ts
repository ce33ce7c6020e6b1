/**
 * An exact fraction for tests. It is slow and simple, and shares no code with the module under
 * test.
 */
export class Fraction {
  static readonly zero = new Fraction(0n);
  static readonly half = new Fraction(1n, 2n);

  /** Creates a fraction. `denominator` must be positive. */
  constructor(
    readonly numerator: bigint,
    readonly denominator = 1n,
  ) {}

  /** Parses plain decimal text: "-12.50". Throws a SyntaxError for text with other characters. */
  static parse(text: string): Fraction {
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

  /** Returns the largest whole number that is not above the fraction. */
  floor(): bigint {
    const rest = this.numerator % this.denominator;
    return (this.numerator - (rest < 0n ? rest + this.denominator : rest)) / this.denominator;
  }

  /** Returns the fraction minus its floor, which is from 0 to below 1. */
  remainder(): Fraction {
    return this.minus(new Fraction(this.floor()));
  }

  /**
   * Rounds to a whole number, half away from zero, so that the results for x and −x add up to zero.
   */
  round(): bigint {
    if (this.isBelow(Fraction.zero)) return -this.negated().round();
    return this.remainder().isBelow(Fraction.half) ? this.floor() : this.floor() + 1n;
  }
}
