import { testBillingModel } from '#test/billing/model/testBillingModel.ts'

testBillingModel('na')
