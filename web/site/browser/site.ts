import { captureAttribution } from '../../src/lib/signIn/signUpMemory.ts'
import { readStored } from '../../src/lib/browser/stored.ts'
import { startCalculator } from './calculator.ts'
import { chooseCurrency } from './currency.ts'
import { showFlash } from './flash.ts'
import { followLanguage } from './language.ts'
import { startSearch } from './search.ts'
import { startTrySite } from './trySite.ts'

// What the pages of the public site do beyond their text. Each of them is complete without it.
const scheme = readStored('colorScheme')
if (scheme === 'light' || scheme === 'dark') document.documentElement.style.colorScheme = scheme
captureAttribution(location.search)
followLanguage()
chooseCurrency()
startCalculator()
startSearch()
startTrySite()
showFlash()
