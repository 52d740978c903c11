import { pictureUrlPattern } from '@parley/functions/shared/pictures/pictures'
import type { Agent } from '@parley/functions/shared/agents/agent'
import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import type { Form } from '@parley/functions/shared/widget/forms'
import type { WidgetTrigger } from '@parley/functions/shared/widget/widgetApi'
import { isOrigin } from './origins.ts'
import { t } from '../texts.ts'

type Finding = [path: string, text: string | undefined]

/** Returns problems that the schema accepts but that would not work on a page, by path. */
export function findWrongSettings({ roundedImageURL, chatBgURL, widgetOptions }: Agent): FieldErrors {
  const { consentMode, consentText, allowedOrigins, triggers, forms, greetings, texts } = widgetOptions
  const findings: Finding[] = [
    ['roundedImageURL', pictureUrlPattern.test(roundedImageURL) ? undefined : t('wrongPicture')],
    [
      'widgetOptions.consentText',
      consentMode && consentText.trim() === '' ? t('consentTextMissing') : undefined,
    ],
    ['chatBgURL', pictureUrlPattern.test(chatBgURL) ? undefined : t('wrongPicture')],
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
      isOrigin(origin) ? undefined : t('writeOrigin'),
    ]),
  ]
  return Object.fromEntries(findings.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])))
}

function wrongWords(text: string): string | undefined {
  return text.trim() === '' ? t('emptyEntry') : undefined
}

function wrongTrigger({ kind, value }: WidgetTrigger): string | undefined {
  const number = value.trim() === '' ? Number.NaN : Number(value)
  switch (kind) {
    case 'page':
      return value.trim() === '' ? t('addressPartMissing') : undefined
    case 'event':
      return value.trim() === '' ? t('eventNameMissing') : undefined
    case 'time':
      return number >= 0 && number <= 3600 ? undefined : t('from0To3600')
    case 'scroll':
      return number >= 1 && number <= 100 ? undefined : t('from1To100Percent')
    case 'visit':
      return Number.isInteger(number) && number >= 1 ? undefined : t('wholeNumberMissing')
    case 'exit':
      return undefined
  }
}

function wrongFields({ fields }: Form): Finding[] {
  return fields.flatMap((field, index): Finding[] => [
    [
      `fields.${index}.label`,
      fields.findIndex(({ key }) => key === field.key) < index ? t('nameTaken') : undefined,
    ],
    [
      `fields.${index}.options`,
      field.type === 'choice' && field.options.length === 0 ? t('choiceEmpty') : undefined,
    ],
    ...field.options.map((option, at): Finding => [`fields.${index}.options.${at}`, wrongWords(option)]),
  ])
}
