import { ActionIcon, Badge } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import type { SavedTest, TestWarning } from '@parley/functions/shared/savedTests'
import { IconChevronRight, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import rows from '../../components/OpenableRows.module.css'
import { formatAgo } from '../../lib/formats.ts'
import { showToast } from '../../lib/toast.ts'
import styles from './TestsPage.module.css'
import { t } from './texts.ts'

interface TestRowProps {
  region: Region
  test: SavedTest
  /** The draft or its knowledge has changed since the test was run. */
  isOutdated: boolean
  warning: TestWarning | undefined
}

export function TestRow({ region, test, isOutdated, warning }: TestRowProps) {
  const [isOpen, setOpen] = useState(warning === 'worse')
  const [isAsking, setAsking] = useState(false)
  const { last, published } = test

  async function handleDelete() {
    const { deleteDocument } = await import('../../lib/firestore.ts')
    await deleteDocument({ region, path: paths.test(test.agentId, test.ID) })
    void showToast(t('testDeleted'))
  }

  return (
    <li aria-label={test.question}>
      <div className={`${rows.row} ${styles.row}`}>
        <button type="button" className={rows.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconChevronRight size={14} aria-hidden="true" /> <span dir="auto">{test.question}</span>
        </button>
        <span className={styles.state}>
          {last && (
            <span className={`${rows.when} ${styles.when}`}>
              {isOutdated ? t('beforeTheLastChange') : formatAgo(last.at)}
            </span>
          )}
          <ResultBadge test={test} isOutdated={isOutdated} warning={warning} />
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('deleteTestNamed', { question: test.question })}
          onClick={() => setAsking(true)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      {isOpen && (
        <dl className={`${rows.more} ${rows.facts} ${styles.facts}`}>
          <div>
            <dt>{t('expected')}</dt>
            <dd dir="auto">{test.expected}</dd>
          </div>
          {last && (
            <div data-tone={last.passed ? 'good' : 'bad'}>
              <dt>{t('draftAnswers')}</dt>
              <dd dir="auto">{last.answer || t('nothing')}</dd>
            </div>
          )}
          {published && published.answer !== last?.answer && (
            <div>
              <dt>{t('visitorsGet')}</dt>
              <dd dir="auto">{published.answer}</dd>
            </div>
          )}
        </dl>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('deleteTest')}
          text={t('testGoes', { question: test.question })}
          action={t('deleteTest')}
          isDangerous
          onConfirm={handleDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

function ResultBadge({ test, isOutdated, warning }: Pick<TestRowProps, 'test' | 'isOutdated' | 'warning'>) {
  if (!test.last) return <Badge>{t('notRun')}</Badge>
  if (warning === 'worse') return <Badge color="red">{t('gotWorse')}</Badge>
  if (warning === 'changed') return <Badge color="yellow">{t('changed')}</Badge>
  const { passed } = test.last
  // A result of another draft says nothing of this one: it keeps its word and loses its colour.
  return (
    <Badge color={isOutdated ? 'gray' : passed ? 'green' : 'red'}>{passed ? t('passed') : t('failed')}</Badge>
  )
}
