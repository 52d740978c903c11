import { Textarea, TextInput } from '@mantine/core'
import { draftedTexts } from '../drafted/draftedTexts.ts'
import type { DraftTest } from '../drafted/DraftTest.ts'
import { t } from '../texts.ts'
import type { Wizard } from '../useWizard.ts'
import styles from './Findings.module.css'

/** The tests that are saved with the agent. */
export function TestFields({ wizard: { draft, change } }: { wizard: Wizard }) {
  const { tests, language } = draftedTexts(draft)
  const put = (index: number, changes: Partial<DraftTest>) =>
    change({ tests: tests.map((test, at) => (at === index ? { ...test, ...changes } : test)) })
  return (
    <>
      <p>{t('savedTestsHint')}</p>
      {tests.map(({ question, expected }, index) => (
        // The places of a fixed list, whose texts may be equal.
        <div key={`test-${index + 1}`} className={styles.test}>
          <TextInput
            label={t('testQuestion', { number: String(index + 1) })}
            lang={language}
            dir="auto"
            maxLength={500}
            value={question}
            onChange={(event) => put(index, { question: event.currentTarget.value })}
          />
          <Textarea
            label={t('testAnswer', { number: String(index + 1) })}
            lang={language}
            dir="auto"
            autosize
            minRows={1}
            maxRows={5}
            maxLength={2000}
            value={expected}
            onChange={(event) => put(index, { expected: event.currentTarget.value })}
          />
        </div>
      ))}
    </>
  )
}
