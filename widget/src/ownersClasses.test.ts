import { widgetClasses, widgetProperties } from '@parley/functions/shared/css/widgetClasses'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const textOf = (ending: RegExp) =>
  files
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')

describe('the names that the CSS editor offers', () => {
  it('are classes of the widget', () => {
    const elements = textOf(/\.tsx$/)
    const classes = new Set(
      [...elements.matchAll(/\bclass=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, text = '', code = '']) => [
        ...text.split(' '),
        ...[...code.matchAll(/['"`]([\w -]*)/g)].flatMap(([, name = '']) => name.split(' ')),
      ]),
    )
    // A message has its role as its class.
    for (const role of ['agent', 'visitor']) classes.add(role)
    expect(widgetClasses.filter((name) => !classes.has(name))).toEqual([])
  })

  it('are custom properties that its style sheets use', () => {
    const css = textOf(/\.css$/)
    expect(widgetProperties.filter((name) => !css.includes(`var(${name}`))).toEqual([])
  })
})
