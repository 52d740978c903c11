import type { ReactNode } from 'react'
import styles from './Moving.module.css'
import { platformNames } from './platforms.ts'
import type { ConvertedExport } from './readExport.ts'
import { movingTexts as t } from './texts.ts'

/** The beginning of a prompt that a preview shows. */
const shownCharacters = 600

/** Returns what a converted export gives the new agent, by name; empty parts are left out. */
export function convertedFacts({ platform, template }: ConvertedExport) {
  const { vgOptions } = template.agent
  const { systemPrompt, initMessages, suggestedReplies, model } = vgOptions
  const facts: { name: string; value: ReactNode; isShown: boolean }[] = [
    {
      name: t('readAs'),
      value: platform === 'csv' ? t('table') : platformNames[platform],
      isShown: true,
    },
    { name: t('prompt'), value: shorten(systemPrompt), isShown: systemPrompt !== '' },
    { name: t('greeting'), value: shorten(initMessages.join('\n')), isShown: initMessages.length > 0 },
    {
      name: t('suggestedQuestions'),
      value: shorten(suggestedReplies.join('\n')),
      isShown: suggestedReplies.length > 0,
    },
    { name: t('model'), value: model, isShown: platform !== 'csv' },
  ]
  return facts.filter(({ isShown }) => isShown).map(({ name, value }) => ({ name, value }))
}

function shorten(text: string): ReactNode {
  return <span className={styles.text}>{text.slice(0, shownCharacters).toWellFormed()}</span>
}
