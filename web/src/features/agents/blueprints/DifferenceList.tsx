import { Button } from '@mantine/core'
import type { FieldChange } from '@parley/functions/shared/agents/blueprint'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { call } from '../../../lib/call.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showFailure } from '../../../lib/toast.ts'
import { describeChange } from '../draft/describeValue.ts'
import { fieldName } from '../draft/fieldNames.ts'
import styles from './Blueprints.module.css'
import { t } from './texts.ts'

type Choice = 'keep' | 'take'

interface DifferenceListProps {
  lead: string
  changes: readonly FieldChange[]
  /** The choices for each field. */
  settles?: { agentId: string; masterId: string; choices: readonly Choice[] }
}

/** Fields with the agent's value and the blueprint's. */
export function DifferenceList({ lead, changes, settles }: DifferenceListProps) {
  const { region } = useWorkspaceRef()

  const [replaced, setReplaced] = useState<string>()

  async function settle(path: string, choice: Choice) {
    if (!settles) return
    const { agentId, masterId } = settles
    await call('settleField', { region, agentId, masterId, path, choice }, region)
  }

  /** Stores a choice, after a question where it overwrites the agent's own value. */
  function handleChoice(path: string, choice: Choice) {
    if (choice === 'take') setReplaced(path)
    else settle(path, choice).catch(showFailure)
  }

  const labels: Record<Choice, string> = {
    keep: t('keepOwn'),
    take: settles?.choices.includes('keep') ? t('takeBlueprint') : t('followAgain'),
  }
  return (
    <div className={styles.difference}>
      <p>{lead}</p>
      <dl>
        {changes.map(({ path, from, to }) => (
          <div key={path}>
            <dt>{fieldName(path)}</dt>
            <dd>
              <ChangedValue change={{ path, from, to }} />
              {settles && (
                <span className={styles.choicesOfField}>
                  {settles.choices.map((choice) => (
                    <Button
                      key={choice}
                      size="xs"
                      variant="default"
                      onClick={() => handleChoice(path, choice)}
                    >
                      {labels[choice]}
                    </Button>
                  ))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {replaced !== undefined && (
        <ConfirmDialog
          title={t('replaceOwn')}
          text={t('replaceOwnHint')}
          action={labels.take}
          isDangerous
          onConfirm={() => settle(replaced, 'take')}
          onClose={() => setReplaced(undefined)}
        />
      )}
    </div>
  )
}

function ChangedValue({ change }: { change: FieldChange }) {
  const { from, to } = describeChange(change)
  return (
    <>
      <del dir="auto">{from}</del>
      <ins dir="auto">{to}</ins>
    </>
  )
}
