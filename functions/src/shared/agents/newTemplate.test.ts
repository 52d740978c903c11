import { describe, expect, it } from 'vitest'
import { checkFields } from '../errors/checkFields.ts'
import { maxTemplateVariables, newTemplateSchema } from '../channels/whatsapp.ts'

const template = { name: 'order_ready', language: 'en', category: 'UTILITY' }

function wrongWith(bodyText: string, examples: string[]) {
  const checked = checkFields(newTemplateSchema, { ...template, bodyText, examples })
  return checked.success ? {} : checked.fields
}

describe('a new template', () => {
  it('requires an example for each variable', () => {
    expect(wrongWith('Your order {{1}} is ready.', ['4711'])).toEqual({})
    expect(wrongWith('Your order {{1}} is ready.', [''])).toEqual({
      'examples.0': 'whatsappTemplateExamples',
    })
  })

  it('requires variables that are numbered from 1', () => {
    expect(wrongWith('Your order {{2}} is ready.', ['4711'])).toEqual({ bodyText: 'whatsappTemplateBody' })
  })

  it('reports too many variables at the text field', () => {
    const signs = Array.from({ length: maxTemplateVariables + 1 }, (_, index) => `{{${index + 1}}}`)
    const examples = signs.slice(1).map(() => 'x')
    expect(wrongWith(signs.join(' '), examples)).toMatchObject({ bodyText: 'whatsappTemplateVariables' })
  })
})
