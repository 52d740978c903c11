import { describe, expect, it } from 'vitest'
import { cssInMessage, wordsOfMessage } from './cssAssistant.ts'

describe('a message of the CSS assistant', () => {
  it.each([
    ['Done.\n```css\n.a { color: red }\n```\nEnjoy.', '.a { color: red }', 'Done.\n\nEnjoy.'],
    ['```\n.a { }\n```\nand\n```css\n.b { }\n```', '.a { }\n\n.b { }', 'and'],
    ['Cut off:\n```css\n.a { color', '.a { color', 'Cut off:'],
    ['Which colour?', '', 'Which colour?'],
  ])('%j has its CSS and its words', (text, css, words) => {
    expect([cssInMessage(text), wordsOfMessage(text)]).toEqual([css, words])
  })
})
