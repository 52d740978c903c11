import { widgetOptionsSchema } from '@parley/functions/shared/widget/widgetOptions'
import { useStoredAgent } from '../../features/agents/draft/AgentDraftContext.ts'
import type { FoundVersion, VersionWords } from '../../features/agents/versions/FoundVersion.ts'
import { VersionsPage } from '../../features/agents/versions/VersionsPage.tsx'
import { describeFlow } from '../../features/flow/describeFlow.ts'
import type { NamedThing } from '../../features/flow/NamedThing.ts'
import { t } from '../../features/flow/texts.ts'
import { useModels } from '../../lib/agents/useModels.ts'
import { flowToolsOfNames } from './flow/flowToolsOf.ts'

/** The versions of an agent, with the names of everything that its flow and its settings refer to. */
export function VersionsRoute() {
  const forms = useStoredAgent(({ widgetOptions }) => widgetOptions.forms)
  const models = useModels()

  function wordsOf(found: FoundVersion): VersionWords {
    const { tools, toolOutcomes } = flowToolsOfNames(found.tools)
    const { sources } = found
    const names = { tools, toolOutcomes, models, sources, forms: [...named(forms), ...formsOf(found)] }
    return {
      nameOfTool: (id) => tools.find((tool) => tool.id === id)?.name ?? t('gone'),
      describeFlow: (flow) => describeFlow(flow, names),
    }
  }

  return <VersionsPage wordsOf={wordsOf} />
}

const formsSchema = widgetOptionsSchema.shape.forms

/** Returns the forms of a version that has others than the draft. */
function formsOf({ changes }: FoundVersion): NamedThing[] {
  const changed = changes.find(({ path }) => path === 'widgetOptions.forms')
  return named(formsSchema.safeParse(changed?.to).data ?? [])
}

function named(forms: readonly { id: string; title: string }[]): NamedThing[] {
  return forms.map(({ id, title }) => ({ id, name: title }))
}
