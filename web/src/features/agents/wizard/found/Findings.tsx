import { Loader } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { currentBrand, draftedTexts } from '../drafted/draftedTexts.ts'
import { t } from '../texts.ts'
import type { Wizard } from '../useWizard.ts'
import { languageName } from './languageName.ts'
import { PagesFields } from './PagesFields.tsx'
import { SpeechFields } from './SpeechFields.tsx'
import styles from './Findings.module.css'
import { TestFields } from './TestFields.tsx'
import { ToneFields } from './ToneFields.tsx'

/** Shows what the agent says, knows and is tested with, as it was found on the website; all can be changed. */
export function Findings({ wizard }: { wizard: Wizard }) {
  const { draft } = wizard
  const brand = currentBrand(draft)
  const { greeting, tone, language, tests } = draftedTexts(draft)
  const pages = brand?.pages ?? []
  const open = pages.find(({ state }) => state === 'open')
  const ready = pages.filter(({ state }) => state === 'read').length
  return (
    <section className={styles.findings} aria-labelledby="wizard-findings">
      <h3 id="wizard-findings">{t('findings')}</h3>
      <p>
        {brand === undefined
          ? t('findingsGuessed')
          : brand.isThin
            ? t('findingsThin', { website: new URL(brand.website).hostname })
            : t('findingsHint', { website: new URL(brand.website).hostname })}
      </p>
      {open && (
        <output className={styles.progress}>
          <Loader size="xs" aria-hidden="true" />
          {t('readingPage', { page: open.title })}
        </output>
      )}
      <Fold title={t('speech')} preview={greeting}>
        <SpeechFields wizard={wizard} />
      </Fold>
      <Fold title={t('manner')} preview={`${t(`tone_${tone}`)} · ${languageName(language)}`}>
        <ToneFields wizard={wizard} />
      </Fold>
      {pages.length > 0 && draft.mustReadSite && (
        <Fold
          title={t('firstPages')}
          preview={t('pagesRead', { count: String(ready), all: String(pages.length) })}
        >
          <PagesFields wizard={wizard} pages={pages} />
        </Fold>
      )}
      <Fold title={t('savedTests', { count: tests.length })} preview={tests[0]?.question ?? ''}>
        <TestFields wizard={wizard} />
      </Fold>
    </section>
  )
}

interface FoldProps {
  title: string
  /** The most important of its contents in one line. */
  preview: string
  children: ReactNode
}

function Fold({ title, preview, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <b>{title}</b>
        <span dir="auto">{preview}</span>
        <IconChevronDown size={16} aria-hidden="true" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
