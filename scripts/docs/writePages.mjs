import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'
import { findMissingVariables } from './findMissingVariables.mjs'
import { renderDataModel } from './renderDataModel.mjs'
import { renderThreats } from './renderThreats.mjs'

const pages = { 'docs/data-model.md': renderDataModel, 'docs/threats.md': renderThreats }

/** Writes the documentation that is generated from the code. */
export async function writePages() {
  for (const [file, render] of Object.entries(pages)) writeFileSync(join(paths.root, file), await render())
}

/** Returns where the documentation differs from the code, one line each. */
export async function findStalePages() {
  const problems = findMissingVariables()
  for (const [file, render] of Object.entries(pages)) {
    const path = join(paths.root, file)
    const text = await Promise.resolve()
      .then(render)
      .catch((error) => error)
    if (text instanceof Error) problems.push(text.message)
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
      problems.push(`${file} is out of date: npm run docs`)
  }
  return problems
}
