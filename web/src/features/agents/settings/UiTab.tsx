import { AppearanceSection } from './AppearanceSection.tsx'
import { FormsSection } from './forms/FormsSection.tsx'
import { OpeningSection } from './OpeningSection.tsx'
import { PlacementSection } from './PlacementSection.tsx'
import { TriggersSection } from './triggers/TriggersSection.tsx'
import { VisitorsSection } from './VisitorsSection.tsx'

/** Where the widget stands, when it speaks, and what it offers. */
export function UiTab() {
  return (
    <>
      <PlacementSection />
      <OpeningSection />
      <TriggersSection />
      <FormsSection />
      <VisitorsSection />
      <AppearanceSection />
    </>
  )
}
