import { z } from 'zod'
import { refusalKey } from '../errors/refusals.ts'

/** An id at Meta, which has digits only. */
const metaId = z
  .string()
  .trim()
  .regex(/^\d{5,40}$/, refusalKey('whatsappIdWrong'))
const secretText = z.string().trim().min(1, refusalKey('whatsappTokenWrong')).max(1_000).regex(/^\S+$/)

/** A number of the owner's own app at Meta, as the owner types it. */
export const ownAppSchema = z.object({
  phoneId: metaId,
  wabaId: metaId,
  token: secretText,
  appSecret: z
    .string()
    .trim()
    .regex(/^\S{8,200}$/, refusalKey('whatsappAppSecretWrong')),
  verifyToken: z
    .string()
    .trim()
    .regex(/^[\w-]{8,100}$/, refusalKey('whatsappVerifyTokenWrong')),
})

/** The choice among the numbers of a sign-in. */
export const whatsappChoiceSchema = z.object({ wabaId: metaId, phoneId: metaId })

/** `phone`: with the country code, as in `+49 30 1234567`. */
export const whatsappTestSchema = z.object({
  phone: z
    .string()
    .trim()
    .min(1, refusalKey('whatsappPhoneMissing'))
    .regex(/^\+/, refusalKey('whatsappPhoneCountry'))
    .regex(/^\+[\d\s()/.-]{6,25}$/, refusalKey('whatsappPhoneMissing')),
  message: z.string().trim().min(1, refusalKey('whatsappMessageMissing')).max(1_000),
})

/** The languages that are offered first for templates, as Meta names them. */
export const templateLanguages = [
  'en',
  'en_US',
  'en_GB',
  'de',
  'fr',
  'es',
  'it',
  'pt_BR',
  'pt_PT',
  'nl',
  'ar',
] as const
export const templateCategories = ['UTILITY', 'MARKETING'] as const

/** The maximum number of variables, limited by the number of examples. */
export const maxTemplateVariables = 20

/** Returns the number of variables in a text: `{{1}}`, `{{2}}` and so on, in order, each at least once. */
export function variablesOf(body: string): number {
  const numbers = Array.from(body.matchAll(/\{\{(\d{1,2})\}\}/g), ([, number]) => Number(number))
  return new Set(numbers).size
}

/** Returns a template's text with its variables replaced. */
export function fillTemplate(body: string, values: readonly string[]): string {
  return body.replaceAll(/\{\{(\d{1,2})\}\}/g, (sign, number: string) => values[Number(number) - 1] ?? sign)
}

export const maxTemplateValueCharacters = 500

/** The value of a variable: one line, as WhatsApp requires. */
const variableValue = z
  .string()
  .trim()
  .min(1, refusalKey('whatsappTemplateExamples'))
  .max(maxTemplateValueCharacters)
  .regex(/^[^\n\t]*$/)

export const newTemplateSchema = z
  .object({
    name: z
      .string()
      .trim()
      .regex(/^[a-z0-9_]{1,512}$/, refusalKey('whatsappTemplateName')),
    language: z.enum(templateLanguages),
    category: z.enum(templateCategories),
    bodyText: z
      .string()
      .trim()
      .min(1, refusalKey('whatsappTemplateBody'))
      .max(1_024, refusalKey('whatsappTemplateBody')),
    examples: z.array(variableValue).max(maxTemplateVariables),
  })
  .superRefine(({ bodyText, examples }, context) => {
    const count = variablesOf(bodyText)
    const isInOrder = Array.from({ length: count }, (_, index) => bodyText.includes(`{{${index + 1}}}`))
    if (count > maxTemplateVariables)
      context.addIssue({
        code: 'custom',
        path: ['bodyText'],
        message: refusalKey('whatsappTemplateVariables'),
      })
    else if (isInOrder.includes(false))
      context.addIssue({ code: 'custom', path: ['bodyText'], message: refusalKey('whatsappTemplateBody') })
    if (examples.length !== count)
      context.addIssue({
        code: 'custom',
        path: ['examples'],
        message: refusalKey('whatsappTemplateExamples'),
      })
  })

/** A template message; `values` replace its variables. */
export const templateUseSchema = z.object({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2})?$/),
  values: z.array(variableValue).max(maxTemplateVariables),
})
