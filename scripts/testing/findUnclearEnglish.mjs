import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'
import { countRepeatedWords } from './countRepeatedWords.mjs'
import { piecesOf } from './readPieces.mjs'

const words = (list) => new RegExp(`\\b(?:${list})\\b`, 'i')
/** The verbs that may begin a title when the describe around it names the subject. */
const verb = /^(?:is|are|has|have|was|were)\b/i
/** A title whose only numbers of hostile cases are in parentheses at its end. */
const numbersAtEnd = /^(?:(?!\bH-\d).)*\(H-\d{3}(?:, H-\d{3})*\)$/
/**
 * The rules for comments, test titles and names; CONTRIBUTING.md has examples. `isAllowed` decides on a piece
 * that breaks a rule by itself.
 */
const rules = {
  opening: {
    of: ['doc'],
    is: /^(?:What|How|Those|Of|Who|Where|That|Which|Whom|Whose|From|By|With|As|Beside|Beyond|Also)\b/,
    hint: 'begins with a verb ("Returns …") or names the thing',
  },
  person: { of: ['doc', 'line', 'title'], is: words('he|his|him|himself'), hint: 'people are "they"' },
  whoever: {
    of: ['doc', 'line', 'title'],
    is: words("(?:who|whom)ever|(?:no|some|every|any)body(?:'s)?"),
    hint: 'names the role: "a visitor", "members"',
  },
  stands: {
    of: ['doc', 'line', 'title'],
    is: words(
      '(?:it|that|which|they|what|there|word|text|line|this) (?:stands?|lies)|' +
        'stands? (?:in|for|at|beside|on|where)|lies? (?:in|at|where|beside)|goes on|anew|' +
        'is told (?:of|that|by)|is none|are none|is ours|is theirs|of its own accord|for ever|for good',
    ),
    hint: 'uses the plain word: "is", "continues", "again", "is notified"',
  },
  answers: {
    of: ['doc'],
    is: /^Answers\b|\banswers (?:what|the|a|whether|how|an)\b/,
    hint: 'functions return; only agents and people answer',
  },
  fragment: {
    of: ['title'],
    is: words(
      '(?<=^)(?:is|are|has|have|was|were|and|of|what|who|whoever|that|for|in|at|by|with|as|but|so|only|also|nobody|no)',
    ),
    hint: 'is a full statement that names its subject',
    isAllowed: ({ text, subject }) =>
      subject !== undefined && verb.test(text) && !rules.fragment.is.test(subject),
  },
  repeats: {
    of: ['title'],
    is: /./,
    hint: 'leaves out the subject, which its describe names',
    isAllowed: ({ text, subject }) => subject === undefined || countRepeatedWords(text, subject) === 0,
  },
  secondSubject: {
    of: ['title'],
    is: /^(?:an?|the|each|every|another)\b/i,
    hint: 'begins with a verb, because its describe names the subject',
    isAllowed: (piece) => piece.subject === undefined || !rules.repeats.isAllowed(piece),
  },
  number: {
    of: ['title'],
    is: /\bH-\d/,
    hint: 'has the numbers of its hostile cases at the end: "… (H-001, H-002)"',
    isAllowed: ({ text }) => numbersAtEnd.test(text),
  },
  letter: { of: ['title'], is: /^[A-Z]:/, hint: 'names its subject without a letter before it' },
  most: { of: ['name'], is: /^(?:most|least)[A-Z]/, hint: 'limits are max… and min…' },
  address: { of: ['name'], is: /[aA]ddress/, hint: 'is email, url, ip or host' },
  place: { of: ['name'], is: /^places?$|^place[A-Z]|[a-z]Places?$/, hint: 'is position, location or page' },
  specification: {
    of: ['doc', 'line', 'title'],
    is: /\b(?:spec(?:ification)? ?[AB]?§|[AB]§\d|checklist row|rows? \d{1,3}\b|design \d+\.\d)/,
    hint: 'gives the reason itself',
  },
}
const notOurs = /(^|\/)(emulator-data|dist|lib\/index|texts\/|node_modules|contracts)/

/**
 * Returns the comments, test titles and names that break a rule more often than `unclearEnglish.json`
 * allows their file to, as `file:line: rule: text`.
 */
export function findUnclearEnglish() {
  const exceptions = JSON.parse(readFileSync(join(import.meta.dirname, 'unclearEnglish.json'), 'utf8'))
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: paths.root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return listed
    .split('\n')
    .filter((file) => file && !notOurs.test(file))
    .flatMap((file) => findIn(file, readFileSync(join(paths.root, file), 'utf8'), exceptions[file] ?? {}))
}

/**
 * Returns the places in one file. `allowed` has the number of exceptions of each rule.
 * @internal Exported for tests.
 */
export function findIn(file, source, allowed = {}) {
  const isTest = /\.(test|spec)\.|(^|\/)(test|e2e|support)\//.test(file)
  const pieces = [...piecesOf(source)].filter(({ kind }) => kind !== 'title' || isTest)
  return Object.entries(rules).flatMap(([rule, { of, is, hint, isAllowed = () => false }]) => {
    const found = pieces.filter(
      (piece) => of.includes(piece.kind) && is.test(piece.text) && !isAllowed(piece),
    )
    if (found.length <= (allowed[rule] ?? 0)) return []
    return found.map(({ line, text }) => `${file}:${line}: ${rule} (${hint}): ${text.slice(0, 90)}`)
  })
}
