import { renderMarkdown } from '../../chat/messages/markdown.tsx'
import type { AllTexts } from '../texts.ts'

interface ConsentScreenProps {
  text: string
  texts: Pick<AllTexts, 'consentTitle' | 'agree' | 'decline' | 'declined' | 'openChat'>
  onAgree: () => void
  onDecline: () => void
}

/** Renders the consent text. Nothing is stored or sent before the visitor agrees. */
export function ConsentScreen({ text, texts, onAgree, onDecline }: ConsentScreenProps) {
  return (
    <div key="consent" class="screen consent">
      <h3>{texts.consentTitle}</h3>
      <div class="words" dir="auto">
        {renderMarkdown(text)}
      </div>
      <div class="choices">
        <button class="pill main" onClick={onAgree}>
          {texts.agree}
        </button>
        <button class="pill" onClick={onDecline}>
          {texts.decline}
        </button>
      </div>
    </div>
  )
}
