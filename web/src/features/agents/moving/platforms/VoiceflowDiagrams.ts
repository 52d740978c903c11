import { markupText, type Voiceflow, type VoiceflowNode } from './voiceflowFile.ts'

/** The messages from a node on, up to the first step of another kind. */
interface Speech {
  texts: string[]
  buttons: string[]
}

/** More steps in a row are a circle. */
const maxSteps = 200

/** Walks through the diagrams of a Voiceflow project. */
export class VoiceflowDiagrams {
  readonly nodes: readonly VoiceflowNode[]
  private readonly file: Voiceflow
  private readonly byId: ReadonlyMap<string, VoiceflowNode>
  private readonly followers: ReadonlyMap<string, string>
  private readonly messages: ReadonlyMap<string, string>
  private readonly nameOf: (id: string) => string

  constructor(file: Voiceflow, nameOf: (id: string) => string) {
    this.file = file
    this.nameOf = nameOf
    this.nodes = file.diagrams.flatMap((diagram) => diagram.nodes)
    this.byId = new Map(this.nodes.map((node) => [node.nodeID, node]))
    const steps = this.nodes.map(({ data }) => data.steps)
    this.followers = new Map(
      steps.flatMap((ids) => ids.slice(1).map((id, at) => [ids[at] ?? '', id] as const)),
    )
    this.messages = messagesOf(file, nameOf)
  }

  /** Returns what a conversation begins with. */
  opening(): Speech {
    const { diagrams, version } = this.file
    const root = diagrams.find(
      (one) => version.rootDiagramID && [one._id, one.diagramID].includes(version.rootDiagramID),
    )
    const start = (root?.nodes ?? this.nodes).find(({ type }) => type === 'start')
    return start ? this.speechFrom(this.nextOf(start)) : { texts: [], buttons: [] }
  }

  /** Returns what is said to an intent; empty for one that leads to something else. */
  answerTo(intentId: string): string {
    const node = this.nodes.find(({ data }) =>
      [data.intent, data.intentID, ...data.triggers.map((one) => one.resourceID)].includes(intentId),
    )
    return node ? this.speechFrom(this.nextOf(node)).texts.join('\n\n') : ''
  }

  private speechFrom(id: string): Speech {
    const speech: Speech = { texts: [], buttons: [] }
    let at = id
    for (let count = 0; count < maxSteps; count++) {
      const node = this.byId.get(at)
      if (!node) break
      const { type, data } = node
      if (/^(buttons|choice)/.test(type)) speech.buttons.push(...this.buttonsOf(node))
      else if (!/^(block|text|speak|message)/.test(type)) break
      else speech.texts.push(...this.textsOf(node))
      if (/^(buttons|choice)/.test(type)) break
      at = data.steps[0] ?? this.nextOf(node)
    }
    return { texts: speech.texts.map((text) => text.trim()).filter(Boolean), buttons: speech.buttons }
  }

  private nextOf({ nodeID, data }: VoiceflowNode): string {
    const { builtIn, byKey } = data.portsV2
    const port = builtIn.next.target || byKey.next.target || byKey.default.target
    return this.followers.get(nodeID) || data.steps[0] || port || data.ports[0]?.target || ''
  }

  private textsOf({ data }: VoiceflowNode): string[] {
    // Of several wordings, a visitor hears one.
    const [words] = [
      ...data.texts.map((text) => markupText(text, this.nameOf)),
      ...data.dialogs.map(contentOf),
    ]
    return [words ?? this.messages.get(data.messageID || data.responseID) ?? '']
  }

  private buttonsOf({ data }: VoiceflowNode): string[] {
    return [...data.buttons, ...data.items].map(({ name, label }) => markupText(label ?? name, this.nameOf))
  }
}

const contentOf = ({ content }: { content: string }) => content

/** Returns the texts of messages by their ids, which lead through discriminators to wordings. */
function messagesOf(file: Voiceflow, nameOf: (id: string) => string): ReadonlyMap<string, string> {
  const wordings = [...file.responseVariants, ...file.responseMessages].toReversed()
  const texts = new Map(wordings.map((one) => [one.discriminatorID, markupText(one.text, nameOf)]))
  return new Map(file.responseDiscriminators.map(({ id, responseID }) => [responseID, texts.get(id) ?? '']))
}
