import { describe, expect, it } from 'vitest'
import { colourUsages } from '../../../shared/brand/brandPatterns.ts'
import { generateTheme } from '../../../shared/themes/agentTheme.ts'
import { themeCss } from '../../../shared/themes/themeCss.ts'
import { cleanCss } from './cleanCss.ts'

const cleaned = async (css: string) => (await cleanCss(css)).replace(/\s+/g, ' ').trim()

describe('cleanCss', () => {
  it.each([
    '.agent { color: red; }',
    '.panel > .row:not(:first-child)::before, a[href^="https://x"] { content: "→ \u00ab"; }',
    '.a { background: linear-gradient(90deg, #fff, oklch(0.7 0.1 200 / 50%)); }',
    '.a { --own-colour: #abc; color: var(--own-colour, red) !important; }',
    '.a { transform: translate(-50%, calc(100% - 2px)) rotate(3deg); position: sticky; }',
    ".a { font-family: 'DM Sans', system-ui; grid-template-areas: 'a b' 'c d'; }",
    '@media (max-width: 400px) and (prefers-color-scheme: dark) { .a { color: red; } }',
    '@supports (display: grid) { .a { display: grid; } }',
    '@keyframes turn { from { rotate: 0deg; } to { rotate: 360deg; } }',
    '.a { &:hover { color: red; } }',
    ':host([data-dark]) dialog, :host > button { color: red; }',
  ])('keeps %j', async (css) => expect(await cleaned(css)).toBe(css))

  it.each([
    ['@import "https://evil.example/x.css"; .a { color: red }', '.a { color: red; }'],
    [
      '@font-face { font-family: x; src: url(https://evil.example/x) } .a { color: red }',
      '.a { color: red; }',
    ],
    ['@layer x; .a { color: red }', '.a { color: red; }'],
    // Outside of a rule, these may mean the host.
    ['& { inset: 0 } .a { color: red }', '.a { color: red; }'],
    [':is(:Scope) { inset: 0 } .a { color: red }', '.a { color: red; }'],
    ['@media all { &.b { inset: 0 } .a { color: red } }', '@media all { .a { color: red; } }'],
    ['.a { background: url(https://evil.example/track.png); color: red }', '.a { color: red; }'],
    ['.a { background: URL (x); color: red }', '.a { color: red; }'],
    ['.a { background: u\\72l(https://evil.example); color: red }', '.a { color: red; }'],
    ['.a { background: url/**/(//evil.example); color: red }', '.a { color: red; }'],
    ['.a { background: image-set("//evil.example/x" 1x); color: red }', '.a { color: red; }'],
    ['.a { background: image("//evil.example/x"); color: red }', '.a { color: red; }'],
    ['.a { background: -webkit-cross-fade(x, y); color: red }', '.a { color: red; }'],
    ['.a { background: src("//evil.example/x"); color: red }', '.a { color: red; }'],
    [
      '.a { --x: url(//evil.example); background: var(--x); color: red }',
      '.a { background: var(--x); color: red; }',
    ],
    ['.a { position: fixed; inset: 0 }', '.a { inset: 0; }'],
    ['.a { p\\6fsition: fixed; inset: 0 }', '.a { inset: 0; }'],
    ['.a { position: f\\69xed; inset: 0 }', '.a { inset: 0; }'],
    ['.a { --p: fixed; position: var(--p); inset: 0 }', '.a { --p: fixed; inset: 0; }'],
    ['.a { position:/**/fixed; inset: 0 }', '.a { inset: 0; }'],
    ['.a { behavior: url(x.htc); -moz-binding: none; width: expression(alert(1)) }', '.a { }'],
    ['.a { all: unset; src: x; mask: x; cue: x; color: red }', '.a { color: red; }'],
    ['.\\61 { color: red } .b { color: red }', '.b { color: red; }'],
    ['/* @import "x" */ .a { color: /* url( */ red }', '.a { color: red; }'],
    [
      'x"\n{} .b { background: url(//evil.example) } y" { color: red } .c { color: red }',
      '.c { color: red; }',
    ],
    ["x'\n{} z{background:url(//evil.example)} ' { color: red } .c { color: red }", '.c { color: red; }'],
    ['.a { content: "\n} .b { background: url(//evil.example) } x"; color: red }', '.a { color: red; }'],
    ['@media x"\n{} .b{background:url(//e)} " { .a { color: red } } .c { color: red }', '.c { color: red; }'],
    ['@media not all { } } .b { background: url(//evil.example) }', undefined],
    [':host { inset: 0 !important; width: 100vw; --accent: red; }', ':host { --accent: red; }'],
    [':HOST::before { content: ""; position: absolute; inset: -9999px }', ':HOST::before { }'],
    [':is(:host) { width: 100vw }', ':is(:host) { }'],
    ['.a, :host([data-dark]):hover { width: 100vw }', '.a, :host([data-dark]):hover { }'],
    [':host .a:is(:host, .b) { width: 100vw }', ':host .a:is(:host, .b) { }'],
    [':host { & { height: 100vh } .a { color: red } }', ':host { }'],
    ['.a { color: red; } <!-- .b { color: red } --> .c { color: red }', '.a { color: red; }'],
  ])('turns %j into %j', async (given, expected) => {
    if (expected === undefined) await expect(cleanCss(given)).rejects.toThrow('can’t be read')
    else expect(await cleaned(given)).toBe(expected)
  })

  it('returns cleaned CSS unchanged when it is cleaned again', async () => {
    const css = '.a { color: red }\n@media (min-width: 1px) { .b { content: "x" !important } }'
    expect(await cleanCss(await cleanCss(css))).toBe(await cleanCss(css))
  })

  it.each(colourUsages)('keeps all that a theme writes with %s colours', async (usage) => {
    const css = themeCss(generateTheme('#ffd600', 'dark', usage))
    const compact = (text: string) => text.replaceAll(/[\s;]/g, '')
    expect(compact(await cleanCss(css))).toBe(compact(css))
  })

  it('cleans or refuses the longest and the deepest CSS within the time of a test', async () => {
    expect(await cleanCss(`${'a{'.repeat(12_000)}color:red${'}'.repeat(12_000)}`)).toBeDefined()
    await cleanCss(`.a{color:${'('.repeat(45_000)}}`).catch(() => undefined)
    await cleanCss(`${'a,'.repeat(24_000)}a{color:red}`)
    await cleanCss(`.a{content:${'"x" '.repeat(12_000)}\\}`).catch(() => undefined)
  })

  it.each([
    ['.a { color: red', 'line 1'],
    ['.a {}\n}}} not css {', 'line 2'],
  ])('refuses %j and names its position', async (css, place) => {
    await expect(cleanCss(css)).rejects.toThrow(place)
  })
})
