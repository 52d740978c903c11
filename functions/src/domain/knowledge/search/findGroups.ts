import type { QueryWord } from './queryWords.ts'
import type { IndexArrays } from './indexFormat.ts'
import type { Vocabulary } from './Vocabulary.ts'

/** Weights of a guessed term and of compounds, compared with a term of the question. */
const guessWeight = 0.5
const compoundWeight = 0.7
const inCompoundWeight = 0.7
/**
 * The assumed rarity of a word that no passage has, compared with the rarest word. Less for pieces, which may
 * not be words.
 */
const unknownWeight = { word: 1.3, exact: 1.3, part: 1.3, piece: 0.6 } as const
/** The weight of a word that people use in any question. */
const everydayShare = 0.15
/** Limits of a question's cost, however long it is; its longest words say most. */
const maxWords = 96
const maxGuessedWords = 8
/** Each guess visits all terms. */
const maxTermsScanned = 1_500_000

/** A word of a question in an index. */
export interface Group {
  /** Its own forms, and terms that it may be a misspelling of. */
  terms: { term: number; weight: number }[]
  /** The words of a compound, as the rarest of them with the passages that have all. */
  others: { term: number; weight: number; rarity: number; passages: Set<number> }[]
  rarity: number
  /** Its weight compared with a whole word. */
  share: number
}

/**
 * Returns the words of a question that an index has, and the total weight of all its words. Words of the
 * question before are left out when the new one asks for something that no passage has, unless it says that
 * it continues: then it is about another topic.
 */
export function findGroups(
  arrays: IndexArrays,
  vocabulary: Vocabulary,
  { words, continuesPrevious = false }: { words: readonly QueryWord[]; continuesPrevious?: boolean },
): { groups: Group[]; weightSum: number } {
  const finder = new GroupFinder(arrays, vocabulary)
  const longestFirst = words.toSorted((one, other) => other.word.length - one.word.length).slice(0, maxWords)
  const questionGroups = longestFirst.filter(({ isEarlier }) => !isEarlier).map((word) => finder.find(word))
  const isElsewhere = questionGroups.some(
    ({ word, isKnown, group }) => isSubject(word) && !isKnown && group.others.length === 0,
  )
  const earlier = continuesPrevious || !isElsewhere ? longestFirst.filter(({ isEarlier }) => isEarlier) : []
  const groups = [...questionGroups, ...earlier.map((word) => finder.find(word))]
  const counted = groups.filter(({ word, isKnown }) => isKnown || (word.isEarlier !== true && word.share > 0))
  return {
    groups: groups
      .filter(({ isKnown, group }) => isKnown || group.others.length > 0)
      .map(({ group }) => group),
    weightSum: counted.reduce((sum, { group }) => sum + group.share * group.rarity, 0),
  }
}

function isSubject({ kind, share, isEveryday }: QueryWord): boolean {
  return kind !== 'piece' && share >= 1 && !isEveryday
}

class GroupFinder {
  private readonly arrays: IndexArrays
  private readonly vocabulary: Vocabulary
  private readonly count: number
  private guessesLeft: number
  private lookupsLeft: number

  constructor(arrays: IndexArrays, vocabulary: Vocabulary) {
    this.arrays = arrays
    this.vocabulary = vocabulary
    this.count = vocabulary.scope.size
    this.guessesLeft = Math.min(maxGuessedWords, Math.ceil(maxTermsScanned / vocabulary.size))
    this.lookupsLeft = this.guessesLeft
  }

  /**
   * Finds a word in the index. `isKnown`: a passage has the word itself, or a term that it may be a
   * misspelling of.
   */
  find(word: QueryWord): { word: QueryWord; group: Group; isKnown: boolean } {
    const exactTerms = word.forms.flatMap((form) => this.vocabulary.find(form) ?? [])
    const mayGuess =
      exactTerms.length === 0 && word.kind === 'word' && word.share > 0 && this.guessesLeft-- > 0
    const guessed = mayGuess ? this.guess(word) : []
    const parts = mayGuess && guessed.length === 0 ? this.partsOf(word) : []
    const terms = [
      ...exactTerms.map((term) => ({ term, weight: 1 })),
      ...this.compoundsWith(word).map((term) => ({ term, weight: inCompoundWeight })),
      ...guessed.map((term) => ({ term, weight: guessWeight })),
    ]
    const group = {
      terms,
      others: this.together(parts),
      rarity: this.rarityOf(word, terms),
      share: shareOf(word),
    }
    return { word, group, isKnown: terms.length > 0 }
  }

  private rarityOf(word: QueryWord, terms: Group['terms']): number {
    if (terms.length > 0) {
      const having = terms.reduce((sum, { term }) => sum + this.vocabulary.passageCount(term), 0)
      return rarity(this.count, Math.min(this.count, having))
    }
    return rarity(this.count, 1) * unknownWeight[word.kind]
  }

  /** Returns terms that the word and its stem, its first two forms, may mean. */
  private guess({ forms }: QueryWord): number[] {
    return [...new Set(forms.slice(0, 2).flatMap((form) => this.vocabulary.guess(form)))]
  }

  /** Returns the two words of a compound, if passages have both. */
  private partsOf({ compounds }: QueryWord): number[] {
    for (const [one = '', other = ''] of compounds ?? []) {
      const [first, second] = [this.vocabulary.find(one), this.vocabulary.find(other)]
      if (first !== undefined && second !== undefined) return [first, second]
    }
    return []
  }

  /** Returns compounds in the index that begin or end with the word, for German and Dutch. */
  private compoundsWith({ compounds, forms, isEveryday }: QueryWord): number[] {
    const [stem = ''] = forms
    if (!compounds || isEveryday || this.lookupsLeft-- <= 0) return []
    return this.vocabulary.compoundsWith(stem)
  }

  /** Returns terms that a passage must have together, counted as the rarest of them. */
  private together(terms: number[]): Group['others'] {
    const count = (term: number) => this.vocabulary.passageCount(term)
    const [term] = terms.toSorted((one, other) => count(one) - count(other))
    const all = passagesWithAll(this.arrays, terms)
    const passages = new Set([...all].filter((passage) => this.vocabulary.scope.has(passage)))
    if (term === undefined || passages.size === 0) return []
    return [{ term, weight: compoundWeight, rarity: rarity(this.count, passages.size), passages }]
  }
}

function shareOf({ share, isEveryday }: QueryWord): number {
  if (share === 0) return 1
  return isEveryday ? everydayShare * share : share
}

function passagesWithAll({ postingEnds, passages }: IndexArrays, terms: number[]): Set<number> {
  const lists = terms.map((term) =>
    passages.subarray(term > 0 ? postingEnds[term - 1] : 0, postingEnds[term]),
  )
  const [first, ...rest] = lists.toSorted((one, other) => one.length - other.length)
  const sets = rest.map((list) => new Set(list))
  return new Set([...(first ?? [])].filter((passage) => sets.every((set) => set.has(passage))))
}

/** Returns the information of a word that `having` of all passages contain. */
function rarity(all: number, having: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5))
}
