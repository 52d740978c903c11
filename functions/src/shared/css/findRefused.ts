import {
  isAllowedAtRule,
  isAllowedDeclaration,
  isAllowedSelector,
  isHostSelector,
  isOwnProperty,
} from './allowedCss.ts'
import { withoutTexts } from './splitRules.ts'

/** A part of a style sheet that publishing leaves out. */
export interface RefusedCss {
  /** The number of its line, from 1. */
  line: number
  text: string
}

/** Returns the parts of an owner's style sheet that `cleanCss` leaves out, also while it is being typed. */
export function findRefused(css: string): RefusedCss[] {
  const bare = withoutTexts(css)
  const refused: RefusedCss[] = []
  /** The selectors and at-rules around the current part. */
  const around: string[] = []
  let start = 0
  const check = (end: number, isAllowed: (text: string) => boolean) => {
    const text = withoutComments(css.slice(start, end)).trim()
    const from = start + (/\S/.exec(bare.slice(start, end))?.index ?? 0)
    if (text !== '' && !isAllowed(text)) refused.push({ line: lineAt(css, from), text: text.slice(0, 80) })
    start = end + 1
    return text
  }
  const isAllowedHere = (text: string) =>
    around.length > 0 && isAllowedLine(text, isHostSelector(around.at(-1) ?? ''))
  for (let at = 0; at < bare.length; at++) {
    const sign = bare[at]
    if (sign === '{') around.push(check(at, (text) => isAllowedPrelude(text, around.some(isSelector))))
    else if (sign === '}') {
      check(at, isAllowedHere)
      around.pop()
    } else if (sign === ';') check(at, isAllowedHere)
  }
  return refused
}

const isSelector = (text: string) => !text.startsWith('@')

function isAllowedPrelude(text: string, isInRule: boolean): boolean {
  const [, name = '', condition = ''] = /^@([\w-]+)\s*([\s\S]*)$/.exec(text) ?? []
  return isSelector(text) ? isAllowedSelector(text, isInRule) : isAllowedAtRule(name, condition)
}

function isAllowedLine(text: string, isOfHost: boolean): boolean {
  const colon = text.indexOf(':')
  if (colon < 0) return false
  const property = text.slice(0, colon).trim()
  const value = text.slice(colon + 1).replace(/!\s*important\s*$/i, '')
  return isAllowedDeclaration(property, value.trim()) && (!isOfHost || isOwnProperty(property))
}

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const lineAt = (css: string, index: number) => css.slice(0, index).split('\n').length
