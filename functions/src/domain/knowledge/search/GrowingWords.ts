/** A growing list of 32-bit numbers with the memory use of a typed array. */
export class GrowingWords {
  private words = new Uint32Array(1_024)
  private count = 0

  get length(): number {
    return this.count
  }

  at(index: number): number {
    return this.words[index] ?? 0
  }

  set(index: number, word: number): void {
    this.words[index] = word
  }

  push(word: number): void {
    if (this.count === this.words.length) {
      const larger = new Uint32Array(Math.ceil(this.count * 1.5))
      larger.set(this.words)
      this.words = larger
    }
    this.words[this.count++] = word
  }

  /** Deletes everything after the first `count` numbers. */
  cutTo(count: number): void {
    this.count = count
  }
}
