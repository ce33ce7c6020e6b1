/**
 * An exact fraction for tests. It is slow and simple, and shares no code with the module under
 * test.
 */
export class ExactFraction {
  static readonly zero = new ExactFraction(0n);
  static readonly half = new ExactFraction(1n, 2n);

  /** Creates a fraction. `denominator` must be positive. */
  constructor(
    readonly numerator: bigint,
    readonly denominator = 1n,
  ) {}

  /** Parses plain decimal text: "-12.50". Throws a SyntaxError for text with other characters. */
  static parse(text: string): ExactFraction {
    const [whole = "", fraction = ""] = text.split(".");
    return new ExactFraction(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  }

  plus(other: ExactFraction): ExactFraction {
    return new ExactFraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: ExactFraction): ExactFraction {
    return this.plus(other.negated());
  }

  times(other: ExactFraction): ExactFraction {
    return new ExactFraction(
      this.numerator * other.numerator,
      this.denominator * other.denominator,
    );
  }

  negated(): ExactFraction {
    return new ExactFraction(-this.numerator, this.denominator);
  }

  isBelow(other: ExactFraction): boolean {
    return this.numerator * other.denominator < other.numerator * this.denominator;
  }

  /** Returns the largest whole number that is not above the fraction. */
  floor(): bigint {
    const rest = this.numerator % this.denominator;
    return (this.numerator - (rest < 0n ? rest + this.denominator : rest)) / this.denominator;
  }

  /** Returns the fraction minus its floor, which is from 0 to below 1. */
  remainder(): ExactFraction {
    return this.minus(new ExactFraction(this.floor()));
  }

  /**
   * Rounds to a whole number, half away from zero, so that the results for x and −x add up to zero.
   */
  round(): bigint {
    if (this.isBelow(ExactFraction.zero)) return -this.negated().round();
    return this.remainder().isBelow(ExactFraction.half) ? this.floor() : this.floor() + 1n;
  }
}
