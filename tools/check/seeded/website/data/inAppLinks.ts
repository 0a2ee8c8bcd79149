export const inAppLinks = ['/docs/product#gone'];
