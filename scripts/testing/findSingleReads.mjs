import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

const folder = 'web/e2e'
/** The methods of Playwright that read the state of a page once, as it happens to be. */
const reads = [
  'allInnerTexts',
  'allTextContents',
  'count',
  'evaluate',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
  'title',
]
const opening = /\bexpect\((?=\s*await\s)/g
const singleRead = new RegExp(`\\.(?:${reads.join('|')})\\([^]*\\),?\\s*$`)

/**
 * Returns the expectations of browser tests that read a page once, as `file:line`. `expect.poll` reads it
 * again until it is as expected.
 */
export function findSingleReads() {
  return readdirSync(join(paths.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      linesOf(readFileSync(join(paths.root, folder, file), 'utf8')).map(
        (line) => `${folder}/${file}:${line}`,
      ),
    )
}

/**
 * Returns the numbers of the lines on which such an expectation begins.
 * @internal Exported for tests.
 */
export function linesOf(code) {
  return [...code.matchAll(opening)]
    .filter(({ index, 0: { length } }) => singleRead.test(argumentOf(code, index + length)))
    .map(({ index }) => code.slice(0, index).split('\n').length)
}

/** Returns the text from `start` to the parenthesis that closes the one before it. */
function argumentOf(code, start) {
  let depth = 1
  let end = start
  for (; end < code.length && depth > 0; end++) {
    if (code[end] === '(') depth++
    if (code[end] === ')') depth--
  }
  return code.slice(start, end - 1)
}
