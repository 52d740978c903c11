import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../launcher/paths.mjs'
import { listFiles } from '../listFiles.mjs'

/** A test outside of every `describe`: the formatter indents the others. */
const bareTest = /^(?:it|itExtended|test)\b[.(]/
/** The title of a `describe` of a file, which may follow the rows of its table. */
const subject = /^(?:describe(?:\.\w+)?\(|describe\.each\(.*\)\(|\]\)\(|\)\()(['"`])((?:(?!\1).)+)\1/
/** The end of a title that names the region or the case. */
const variant = /,? (?:in|on|of) %\w.*$/

/**
 * Returns the tests without a `describe`, and the subjects that the `describe`s of two files share, as
 * `file:line: reason`.
 */
export function findTestSubjects() {
  const sources = listFiles('*.test.ts', '*.test.tsx', '*.test.mjs', '*.spec.ts').map((file) => ({
    file,
    text: readFileSync(join(paths.root, file), 'utf8'),
  }))
  return findIn(sources)
}

/** Returns what is wrong in some files. @internal Exported for tests. */
export function findIn(sources) {
  const fileOf = new Map()
  return sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const location = `${file}:${index + 1}`
      if (bareTest.test(line)) return [`${location}: a describe has to name the subject of a test`]
      const name = subject.exec(line)?.[2].replace(variant, '')
      if (name === undefined) return []
      const first = fileOf.get(name) ?? file
      fileOf.set(name, first)
      return first === file ? [] : [`${location}: the subject is also that of ${first}: ${name}`]
    }),
  )
}
