import { AppearanceSection } from '../AppearanceSection.tsx'
import { FormsSection } from '../forms/FormsSection.tsx'
import { OpeningSection } from '../OpeningSection.tsx'
import { PlacementSection } from '../PlacementSection.tsx'
import { TriggersSection } from '../triggers/TriggersSection.tsx'
import { VisitorsSection } from '../VisitorsSection.tsx'
import { WidgetTypeSection } from '../WidgetTypeSection.tsx'

/** The widget's placement, type, triggers and offers. */
export function UiTab() {
  return (
    <>
      <PlacementSection />
      <WidgetTypeSection />
      <OpeningSection />
      <TriggersSection />
      <FormsSection />
      <VisitorsSection />
      <AppearanceSection />
    </>
  )
}
