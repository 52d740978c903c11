import { describe, expect, it } from 'vitest'
import { cleanCss } from './cleanCss.ts'

describe("an owner's CSS", () => {
  it.each([
    ['.agent { color: red }', '.agent { color: red }'],
    ['@import "https://evil.example/x.css"; .a { color: red }', '.a { color: red }'],
    ['.a { background: url(https://evil.example/track.png); color: red }', '.a { color: red }'],
    ['.a { background: URL (x) ; color: red }', '.a { background: URL (x) ; color: red }'],
    ['.a { background: u\\72l(https://evil.example); color: red }', '.a { color: red }'],
    ['.a { position: fixed; inset: 0 }', '.a { inset: 0 }'],
    ['.a { behavior: url(x.htc); -moz-binding: none; width: expression(alert(1)) }', '.a {  }'],
    ['/* @import "x" */ .a { color: red }', '.a { color: red }'],
    ['@media (max-width: 400px) { .a { color: red } }', '@media (max-width: 400px) { .a { color: red } }'],
  ])('H-070 %j becomes %j', async (given, cleaned) => {
    expect((await cleanCss(given)).replace(/\s+/g, ' ')).toBe(cleaned.replace(/\s+/g, ' '))
  })

  it.each([
    ['.a { color: red', 'line 1'],
    ['.a {}\n}}} not css {', 'line 2'],
  ])('%j is refused with its place', async (css, place) => {
    await expect(cleanCss(css)).rejects.toThrow(place)
  })
})
