import { TextInput } from '@mantine/core'
import { agentTitle } from '@parley/functions/shared/callables/templates'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { FactList } from '../../../components/FactList.tsx'
import { PanelFoot } from '../../../components/panels/PanelFoot.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { toCallError } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { convertedFacts } from '../moving/convertedFacts.tsx'
import { LossList } from '../moving/LossList.tsx'
import { movingTexts } from '../moving/texts.ts'
import { AgentStage } from '../preview/AgentStage.tsx'
import styles from './ImportDrawer.module.css'
import { previewFacts } from './previewFacts.tsx'
import { importAgent, type ReadFile } from './templateActions.ts'
import { t } from './texts.ts'

interface ImportFormProps {
  file: ReadFile
  onBusy: (isBusy: boolean) => void
  /** Called if the file itself caused the failure. */
  onRefused: (failure: string) => void
  onOther: () => void
  onTitle: (title: string) => void
  onClose: () => void
}

const schema = z.object({ title: agentTitle })

/** A preview of the file; nothing is created until the form is sent. */
export function ImportForm({ file, onBusy, onRefused, onOther, onTitle, onClose }: ImportFormProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const navigate = useNavigate()
  const { preview, fileId, converted } = file
  const { primaryColor, greeting, title, noRoomFor, characters } = preview
  const fitsPlan = !noRoomFor.includes('knowledge')
  const hasKnowledge = preview.pairs + preview.texts + preview.sites.length > 0
  const [withKnowledge, setWithKnowledge] = useState(fitsPlan)
  const [attemptId] = useState(() => crypto.randomUUID())

  const { fields, isBusy, failure, submit } = useCallForm({
    initialValues: { title },
    schema,
    onValuesChange: (values) => onTitle(values.title),
    onSubmit: async (values) => {
      onBusy(true)
      try {
        const input = { region, workspaceId, fileId, attemptId, withKnowledge, ...values }
        const { agentId, enableNodes } = await importAgent(input)
        const hasTests = converted !== undefined && preview.questions.length > 0
        void showToast(hasTests ? movingTexts('moved') : t('imported'))
        if (converted) onOther()
        onClose()
        const page = hasTests ? 'tests' : enableNodes ? 'nodes' : 'overview'
        void navigate(webPaths.agent(region, agentId, page))
      } catch (error) {
        const { file: refusal } = toCallError(error).fields
        if (refusal === undefined) throw error
        onRefused(refusal)
      } finally {
        onBusy(false)
      }
    },
  })
  const isFull = noRoomFor.includes('agent')

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.look}>
        <AgentStage colour={primaryColor} greeting={greeting || title} />
      </div>
      <TextInput
        data-autofocus
        dir="auto"
        label={t('name')}
        maxLength={100}
        {...fields.getInputProps('title')}
      />
      <section aria-label={t('whatComes')}>
        <FactList facts={[...(converted ? convertedFacts(converted) : []), ...previewFacts(preview)]} />
      </section>
      {converted && <LossList {...converted} />}
      {preview.tools.length > 0 && <p className={styles.hint}>{t('toolsWait')}</p>}
      {hasKnowledge && (
        <SettingSwitch
          label={t('withKnowledge')}
          {...(!fitsPlan && {
            description: t('noRoomForKnowledge', { most: preview.mostCharacters, count: characters }),
          })}
          isOn={withKnowledge}
          isDisabled={!fitsPlan || isBusy}
          onChange={setWithKnowledge}
        />
      )}
      <p className={styles.hint}>{t('nothingRuns')}</p>
      <PanelFoot
        action={t('import')}
        isDisabled={isFull}
        other={{ label: t('otherFile'), onClick: onOther }}
        isBusy={isBusy}
        failure={failure ?? (isFull ? t('noRoomForAgent', { count: preview.mostAgents }) : undefined)}
      />
    </form>
  )
}
