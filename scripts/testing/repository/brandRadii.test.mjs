import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '../../launcher/paths.mjs'

/** Circles, pills and square corners are the same under every brand. */
const shapes = ['0', '50%', '999px', 'inherit']

describe('the stylesheets of the dashboard', () => {
  it('have the radius of the brand at every corner', () => {
    const files = globSync('web/src/**/*.{css,ts,tsx}', { cwd: paths.root })
    expect(files.length).toBeGreaterThan(100)
    const fixed = files.flatMap((file) =>
      radiiOf(readFileSync(join(paths.root, file), 'utf8'))
        .filter(
          (radius) => !partsOf(radius).every((part) => shapes.includes(part) || /var\(|radius/.test(part)),
        )
        .map((radius) => `${file}: ${radius}`),
    )
    expect(fixed).toEqual([])
  })
})

function radiiOf(source) {
  const written = /(?:border-[a-z-]*radius:|borderRadius: ['"`])\s*([^;'"`]+)/g
  return [...source.matchAll(written)].map(([, radius]) => radius.trim())
}

/** Returns the corners of a value; a function with its brackets is one part. */
function partsOf(radius) {
  return radius.match(/(?:[a-z]*\((?:[^()]|\([^()]*\))*\)|[^\s()])+/g) ?? []
}
