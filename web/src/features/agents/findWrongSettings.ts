import { pictureAddress } from '@parley/functions/shared/pictures'
import type { Agent } from '@parley/functions/shared/agent'
import type { FieldErrors } from '@parley/functions/shared/errors'
import type { Form } from '@parley/functions/shared/forms'
import { texts as wording } from '@parley/functions/shared/texts'
import type { WidgetTrigger } from '@parley/functions/shared/widgetApi'
import { isOrigin } from './origins.ts'

type Finding = [path: string, text: string | undefined]

/** What the schema lets pass but would not work on a page, by path. */
export function findWrongSettings({ roundedImageURL, chatBgURL, widgetOptions }: Agent): FieldErrors {
  const { consentMode, consentText, allowedOrigins, triggers, forms, greetings, texts } = widgetOptions
  const wrongPicture = 'A picture needs an address that begins with https://'
  const found: Finding[] = [
    ['roundedImageURL', pictureAddress.test(roundedImageURL) ? undefined : wrongPicture],
    [
      'widgetOptions.consentText',
      consentMode && consentText.trim() === '' ? wording.consentTextMissing : undefined,
    ],
    ['chatBgURL', pictureAddress.test(chatBgURL) ? undefined : wrongPicture],
    ...triggers.map((trigger, index): Finding => [
      `widgetOptions.triggers.${index}.value`,
      wrongTrigger(trigger),
    ]),
    ...forms.flatMap((form, index) =>
      wrongFields(form).map(([path, text]): Finding => [`widgetOptions.forms.${index}.${path}`, text]),
    ),
    ...Object.entries(greetings).flatMap(([language, lines]) =>
      lines.map((line, index): Finding => [`widgetOptions.greetings.${language}.${index}`, wrongWords(line)]),
    ),
    ...Object.entries(texts).flatMap(([language, own]) =>
      Object.entries(own).map(([key, text]): Finding => [
        `widgetOptions.texts.${language}.${key}`,
        wrongWords(text),
      ]),
    ),
    ...allowedOrigins.map((origin, index): Finding => [
      `widgetOptions.allowedOrigins.${index}`,
      isOrigin(origin) ? undefined : 'Write it as https://example.com',
    ]),
  ]
  return Object.fromEntries(found.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])))
}

function wrongWords(text: string): string | undefined {
  return text.trim() === '' ? 'Write something or remove it' : undefined
}

function wrongTrigger({ kind, value }: WidgetTrigger): string | undefined {
  const number = value.trim() === '' ? Number.NaN : Number(value)
  switch (kind) {
    case 'page':
      return value.trim() === '' ? 'Write a part of the address, such as /pricing' : undefined
    case 'event':
      return value.trim() === '' ? 'Write the name that your page calls it by' : undefined
    case 'time':
      return number >= 0 && number <= 3600 ? undefined : 'From 0 to 3,600 seconds'
    case 'scroll':
      return number >= 1 && number <= 100 ? undefined : 'From 1 to 100 percent'
    case 'visit':
      return Number.isInteger(number) && number >= 1 ? undefined : 'A whole number, such as 2'
    case 'exit':
      return undefined
  }
}

function wrongFields({ fields }: Form): Finding[] {
  return fields.flatMap((field, index): Finding[] => [
    [
      `fields.${index}.label`,
      fields.findIndex(({ key }) => key === field.key) < index ? 'Another field has this name' : undefined,
    ],
    [
      `fields.${index}.options`,
      field.type === 'choice' && field.options.length === 0
        ? 'A choice needs something to choose from'
        : undefined,
    ],
    ...field.options.map((option, at): Finding => [`fields.${index}.options.${at}`, wrongWords(option)]),
  ])
}
