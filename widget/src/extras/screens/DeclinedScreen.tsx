import type { AllTexts } from '../texts.ts'

interface DeclinedScreenProps {
  texts: Pick<AllTexts, 'consentTitle' | 'agree' | 'decline' | 'declined' | 'openChat'>
  onReturn: () => void
}

/** Where a chat cannot close: it is there for whoever thinks better of it. */
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
