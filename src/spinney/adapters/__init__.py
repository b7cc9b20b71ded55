"""The games behind the interfaces of other libraries. Most modules need an extra; playing imports none of them."""
