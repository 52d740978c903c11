import { describe, expect, it } from 'vitest'
import { checkFields } from '../errors/checkFields.ts'
import { mostTemplateVariables, newTemplateSchema } from '../channels/whatsapp.ts'

const template = { name: 'order_ready', language: 'en', category: 'UTILITY' }

function wrongWith(bodyText: string, examples: string[]) {
  const checked = checkFields(newTemplateSchema, { ...template, bodyText, examples })
  return checked.success ? {} : checked.fields
}

describe('a new template', () => {
  it('has an example for each variable', () => {
    expect(wrongWith('Your order {{1}} is ready.', ['4711'])).toEqual({})
    expect(wrongWith('Your order {{1}} is ready.', [''])).toEqual({
      'examples.0': 'whatsappTemplateExamples',
    })
  })

  it('numbers its variables from 1 on', () => {
    expect(wrongWith('Your order {{2}} is ready.', ['4711'])).toEqual({ bodyText: 'whatsappTemplateBody' })
  })

  it('says at its text that it has too many variables', () => {
    const signs = Array.from({ length: mostTemplateVariables + 1 }, (_, index) => `{{${index + 1}}}`)
    const examples = signs.slice(1).map(() => 'x')
    expect(wrongWith(signs.join(' '), examples)).toMatchObject({ bodyText: 'whatsappTemplateVariables' })
  })
})
