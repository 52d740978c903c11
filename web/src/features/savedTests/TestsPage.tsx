import { Button, EmptyState } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Region } from '@parley/functions/shared/regions/regions'
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import type { SavedTest } from '@parley/functions/shared/agents/savedTests'
import { useState } from 'react'
import { Page } from '../../components/page/Page.tsx'
import { showFailure, showToast } from '../../lib/toast.ts'
import { useModels } from '../../lib/agents/useModels.ts'
import { useRead } from '../../lib/live/useRead.ts'
import { describeJudgeCost } from './judgeCost.ts'
import { readTestable, type Testable } from './readTestable.ts'
import { describeRun, runTests } from './testActions.ts'
import { TestDialog } from './TestDialog.tsx'
import { TestList } from './TestList.tsx'
import styles from './TestsPage.module.css'
import { useTests } from './useTests.ts'
import { t } from './texts.ts'

const noNodes: Testable['nodes'] = []

interface TestsPageProps {
  region: Region
  agent: Agent
  /** Saves the editor, since a run uses the stored draft; false on failure. */
  save: () => Promise<boolean>
}

/** Lists the questions with their required answers, which the draft is tested with before publishing. */
export function TestsPage({ region, agent, save }: TestsPageProps) {
  const tests = useTests(region, agent.ID)
  const [isRunning, setRunning] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [changed, setChanged] = useState<SavedTest>()
  const models = useModels()
  const count = tests.status === 'ready' ? tests.data.items.length : 0
  const hasPath = tests.status === 'ready' && tests.data.items.some(({ expects }) => expects.path.length > 0)
  const testable = useRead(hasPath ? ['testable', region, agent.ID] : null, () =>
    readTestable(region, agent.ID),
  )
  const judgeCost =
    tests.status === 'ready' ? describeJudgeCost(tests.data.items, agent.vgOptions.model, models) : ''
  const isEmpty = tests.status === 'ready' && tests.data.items.length + tests.data.brokenIds.length === 0
  const addButton = (variant: 'default' | 'filled') => (
    <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('addTest')}
    </Button>
  )

  async function handleRun() {
    setRunning(true)
    try {
      if (!(await save())) return
      const run = await runTests(region, agent.ID)
      await showToast(describeRun(run), run.failed === 0 ? 'good' : 'bad')
    } catch (error) {
      showFailure(error)
    } finally {
      setRunning(false)
    }
  }

  return (
    <Page
      isTitleUnseen
      title={t('tests')}
      documentTitle={`${t('tests')} · ${agent.title}`}
      lead={t('testsHint')}
      actions={
        !isEmpty && (
          <>
            {addButton('default')}
            <Button
              leftSection={<IconPlayerPlay size={16} />}
              loading={isRunning}
              disabled={count === 0}
              onClick={() => void handleRun()}
            >
              {isRunning ? t('runningTests') : t('runTests')}
            </Button>
          </>
        )
      }
    >
      {judgeCost && <p className={styles.cost}>{judgeCost}</p>}
      <TestList
        region={region}
        agent={agent}
        tests={tests}
        nodes={testable.status === 'ready' ? testable.data.nodes : noNodes}
        onChange={setChanged}
        empty={
          <EmptyState title={t('noTestsYet')} description={t('noTestsHint')}>
            <EmptyState.Actions>{addButton('filled')}</EmptyState.Actions>
          </EmptyState>
        }
      />
      {isAdding && <TestDialog region={region} agentId={agent.ID} onClose={() => setAdding(false)} />}
      {changed && (
        <TestDialog
          region={region}
          agentId={agent.ID}
          initial={{ question: changed.question, expected: changed.expected, expects: changed.expects }}
          isExisting
          onClose={() => setChanged(undefined)}
        />
      )}
    </Page>
  )
}
