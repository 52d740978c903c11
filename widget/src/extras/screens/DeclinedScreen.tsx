import type { AllTexts } from '../texts.ts'

interface DeclinedScreenProps {
  texts: Pick<AllTexts, 'consentTitle' | 'agree' | 'decline' | 'declined' | 'openChat'>
  onReturn: () => void
}

/**
 * Renders the notice after a refusal in a chat that cannot close, with a button that returns to the question.
 */
export function DeclinedScreen({ texts, onReturn }: DeclinedScreenProps) {
  return (
    <div key="declined" class="screen consent">
      <p class="words">{texts.declined}</p>
      <div class="choices">
        <button class="pill" onClick={onReturn}>
          {texts.openChat}
        </button>
      </div>
    </div>
  )
}
