// What an instrument calls its parties: the side that gives, the side that takes, and those who hold for another.

export const GIVING =
  'grantor trustor seller vendor mortgagor borrower owner landowner lessor assignor declarant transferor donor landlord licensor permittor';

export const TAKING =
  'grantee buyer purchaser vendee mortgagee lender lessee assignee transferee donee holder tenant licensee permittee beneficiary';

export const HOLDING = 'trustee';
